import { ApproveScreen } from './ApproveScreen.tsx'
import { ApproveTransaction } from './ApproveTransaction.tsx'

/** Asks the visitor to approve a request of an in-page wallet. */
export function ApproveTransactionPanel() {
  return <ApproveTransaction>{(approve) => <ApproveScreen view={approve} />}</ApproveTransaction>
}
