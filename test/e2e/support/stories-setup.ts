import { connectHere } from '#test/synthesised/network/connect-here.ts';
import { leadBrowsersTo } from './browser-network.ts';
import { awaitCloud } from './cloud.ts';

// The cloud was launched at the beginning of the run. No story loads before it is up.
const { network } = await awaitCloud();
if (network) {
  connectHere(network);
  leadBrowsersTo(network);
}
