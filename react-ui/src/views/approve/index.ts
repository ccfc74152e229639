export type { ApproveView } from '../../hooks/approveView.ts'
export { ApproveTransaction } from './ApproveTransaction.tsx'
export { ApproveTransactionPanel } from './ApproveTransactionPanel.tsx'
export { WalletFrame } from './WalletFrame.tsx'
