import type { Operations } from '../operation.ts'
import { accountOperations } from './accounts.ts'
import { activityOperations } from './activity.ts'
import { assetOperations } from './assets.ts'
import { caipOperations } from './caip.ts'
import { deepLinkOperations } from './deep-links.ts'
import { directoryOperations } from './directory.ts'
import { embeddedOperations } from './embedded.ts'
import { modalOperations } from './modal.ts'
import { networkOperations } from './networks.ts'
import { numberOperations } from './numbers.ts'
import { otherOperations } from './others.ts'
import { pendingOperations } from './pending.ts'
import { routerOperations } from './router.ts'
import { sendOperations } from './send.ts'
import { sessionOperations } from './sessions.ts'
import { signInOperations } from './sign-in.ts'
import { storageOperations } from './storage.ts'
import { telemetryOperations } from './telemetry.ts'
import { toastOperations } from './toast.ts'
import { walletOperations } from './wallets.ts'

/** All supported operations. Others are reported as unsupported. */
export const operations: Operations = {
  ...accountOperations,
  ...assetOperations,
  ...activityOperations,
  ...caipOperations,
  ...deepLinkOperations,
  ...directoryOperations,
  ...embeddedOperations,
  ...modalOperations,
  ...networkOperations,
  ...numberOperations,
  ...otherOperations,
  ...pendingOperations,
  ...routerOperations,
  ...sendOperations,
  ...sessionOperations,
  ...signInOperations,
  ...storageOperations,
  ...telemetryOperations,
  ...toastOperations,
  ...walletOperations,
}
