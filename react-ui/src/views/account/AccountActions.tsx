import { ToIcon, UpIcon } from '../../components/icons.ts'
import { useTexts } from '../../locales/useTexts.ts'
import type { AccountView } from './accountView.ts'
import { accountTexts } from './texts/en.ts'

const icons = { receive: ToIcon, send: UpIcon }
const views = { receive: 'WalletReceive', send: 'WalletSend' } as const

/** The actions of the account, in the order set by the page. Renders nothing without actions. */
export function AccountActions({
  actions,
}: Pick<Extract<AccountView, { step: 'connected' }>, 'actions'>) {
  const { holdings } = useTexts(accountTexts)
  if (actions.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="lk-account-actions" role="group" aria-label={holdings.actions}>
      {actions.map(({ id, open }) => {
        const Icon = icons[id]
        return (
          <button
            key={id}
            type="button"
            className="lk-account-action"
            data-opens={views[id]}
            onClick={open}
          >
            <Icon />
            {holdings[id]}
          </button>
        )
      })}
    </div>
  )
}
