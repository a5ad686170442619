import { paths } from '#web/lib/paths.ts';
import { returnPlace } from '#web/lib/session/return-place.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#web/lib/words/login.ts';

const apps =
  /FBA[NV]|FB_IAB|Instagram|LinkedInApp|WhatsApp|Telegram|Snapchat|TikTok|musical_ly|trill_|BytedanceWebview|\bLine\/|MicroMessenger|Twitter|Pinterest\/|; wv\)/i;
/** On Apple's devices every browser says that it is a Safari; a view inside an app does not, nor does a page of the home screen. */
const appleView = /(iPhone|iPod|iPad|Macintosh).*AppleWebKit\/(?!.*Safari\/)/;

/** Google signs nobody in inside another app. The login button stays, because an app may call itself anything. */
export function InAppBrowser() {
  const { userAgent, standalone } = navigator as Navigator & { standalone?: boolean };
  if (standalone || (!apps.test(userAgent) && !appleView.test(userAgent))) return null;
  return (
    <Notice tone="warning" title={words.inApp} className="mb-4 text-start [&_p]:text-inherit">
      <p>{words.inAppHelp}</p>
      <p className="font-semibold select-all">{`${window.location.origin}${returnPlace()?.path ?? paths.login}`}</p>
    </Notice>
  );
}
