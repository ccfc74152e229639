import { defineView } from '../../kit/defineView.ts'
import { ApproveTransactionPanel } from './ApproveTransactionPanel.tsx'

export const ApproveTransactionView = defineView('ApproveTransaction', {
  title: { en: 'Approve transaction', de: 'Transaktion bestätigen' },
  panel: ApproveTransactionPanel,
  next: [],
})
