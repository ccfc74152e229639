import { defineView } from '../../kit/defineView.ts'
import { TransactionsPanel } from './TransactionsPanel.tsx'

export const TransactionsView = defineView('Transactions', {
  title: { en: 'Activity', de: 'Aktivität' },
  panel: TransactionsPanel,
  next: [],
})
