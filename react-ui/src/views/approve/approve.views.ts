import { defineView } from '../../kit/defineView.ts'
import { panelOf } from '../../kit/panelOf.tsx'
import { ApproveScreen } from './ApproveScreen.tsx'
import { ApproveTransaction } from './ApproveTransaction.tsx'

/** Asks the visitor to approve a request of an in-page wallet. */
export const ApproveTransactionPanel = panelOf(ApproveTransaction, ApproveScreen)
export const ApproveTransactionView = defineView('ApproveTransaction', {
  title: { en: 'Approve transaction', de: 'Transaktion bestätigen' },
  panel: ApproveTransactionPanel,
  next: [],
})
