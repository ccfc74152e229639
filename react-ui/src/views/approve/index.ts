export { ApproveTransaction } from './ApproveTransaction.tsx'
export { ApproveTransactionPanel } from './ApproveTransactionPanel.tsx'
export type { ApproveView } from './approveView.ts'
