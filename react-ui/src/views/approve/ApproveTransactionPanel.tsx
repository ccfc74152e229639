import type { Panel } from '../../kit/KitContext.ts'
import { ApproveScreen } from './ApproveScreen.tsx'
import { ApproveTransaction } from './ApproveTransaction.tsx'

/** What a wallet inside the page wants decided. */
export const ApproveTransactionPanel: Panel = () => (
  <ApproveTransaction>{(approve) => <ApproveScreen approve={approve} />}</ApproveTransaction>
)
