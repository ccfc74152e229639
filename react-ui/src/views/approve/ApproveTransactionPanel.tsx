import type { Panel } from '../../kit/KitContext.ts'
import { ApproveScreen } from './ApproveScreen.tsx'
import { ApproveTransaction } from './ApproveTransaction.tsx'

/** Asks the visitor to approve a request of an in-page wallet. */
export const ApproveTransactionPanel: Panel = () => (
  <ApproveTransaction>{(approve) => <ApproveScreen view={approve} />}</ApproveTransaction>
)
