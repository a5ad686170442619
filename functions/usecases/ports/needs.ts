import type { HolidayStore } from '#functions/adapters/dynamo/reports/holiday-store.ts';
import type { ReconcileStore } from '#functions/adapters/dynamo/reports/reconcile-store.ts';
import type { AdminStore } from '#functions/adapters/dynamo/admin/admin-store.ts';
import type { ConsentReader, ConsentStore } from '#functions/adapters/dynamo/people/consent-store.ts';
import type { AttemptStore, ExpiredAttempts } from '#functions/adapters/dynamo/attempts/attempt-store.ts';
import type { AuditStore } from '#functions/adapters/dynamo/admin/audit-store.ts';
import type { BankReader } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import type { CouponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import type { ContactStore, SenderMessages } from '#functions/adapters/dynamo/people/contact-store.ts';
import type { CouponAdminStore } from '#functions/adapters/dynamo/coupons/coupon-admin-store.ts';
import type { CouponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import type { DeliveryStore } from '#functions/adapters/dynamo/reports/delivery-store.ts';
import type { SignInDirectory } from '#functions/usecases/ports/services.ts';
import type { ExportStore } from '#functions/adapters/dynamo/admin/export-store.ts';
import type {
  UploadFiles,
  PersonFiles,
  ReadSheet,
  RenderReport,
  SignDownload,
} from '#functions/usecases/ports/services.ts';
import type { FeedbackStore } from '#functions/adapters/dynamo/reports/feedback-store.ts';
import type { GrantStore } from '#functions/adapters/dynamo/attempts/grants/grant-store.ts';
import type { HeldReports, ReportViews } from '#functions/adapters/dynamo/reports/held-store.ts';
import type { AttemptCountIndex } from '#functions/adapters/dynamo/attempts/attempt-count-index.ts';
import type { RateLimits } from '#functions/adapters/dynamo/people/rate-limit-store.ts';
import type { Mailer } from '#functions/usecases/ports/mail.ts';
import type { PersonStore } from '#functions/adapters/dynamo/people/person-store.ts';
import type { PeopleIndex } from '#functions/adapters/dynamo/people/people-index.ts';
import type { ProfileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import type { QuizReader } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import type { AttemptRecords } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import type { RequeueStore } from '#functions/adapters/dynamo/reports/requeue-store.ts';
import type { SeatStore } from '#functions/adapters/dynamo/attempts/seats/seat-store.ts';
import type { SnapshotStore } from '#functions/adapters/dynamo/reports/snapshot-store.ts';
import type { TextRegistry } from '#functions/adapters/dynamo/banks/text-registry.ts';
import type { UploadStore } from '#functions/adapters/dynamo/uploads/upload-store.ts';
import type { VersionStore } from '#functions/adapters/dynamo/banks/version-store.ts';

/** What use cases may need, by the name under which handlers and tests pass it. */
interface Ports {
  admins: AdminStore;
  agreements: ConsentReader;
  attempts: AttemptStore;
  audit: AuditStore;
  banks: BankReader;
  batches: CouponBatchStore;
  /** Now, in epoch ms. */
  clock: () => number;
  consents: ConsentStore;
  contacts: ContactStore;
  couponAdmin: CouponAdminStore;
  coupons: CouponStore;
  deliveries: DeliveryStore;
  directory: SignInDirectory;
  expired: ExpiredAttempts;
  exports: ExportStore;
  feedback: FeedbackStore;
  files: UploadFiles;
  grants: GrantStore;
  held: HeldReports;
  holidays: HolidayStore;
  index: AttemptCountIndex;
  limits: RateLimits;
  mailer: Mailer;
  messages: SenderMessages;
  /** A new ULID for this moment. */
  newId: () => string;
  people: PersonStore;
  peopleIndex: PeopleIndex;
  personFiles: PersonFiles;
  profiles: ProfileStore;
  quizzes: QuizReader;
  readSheet: ReadSheet;
  reconciliation: ReconcileStore;
  records: AttemptRecords;
  render: RenderReport;
  requeues: RequeueStore;
  seats: SeatStore;
  signDownload: SignDownload;
  snapshots: SnapshotStore;
  texts: TextRegistry;
  uploads: UploadStore;
  versions: VersionStore;
  views: ReportViews;
}

export type Needs<Name extends keyof Ports> = Pick<Ports, Name>;
