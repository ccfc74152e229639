export type { ApproveView } from '../../hooks/approveView.ts'
export { ApproveTransaction } from './ApproveTransaction.tsx'
export { ApproveTransactionPanel } from './approve.views.ts'
export { WalletFrame } from './WalletFrame.tsx'
