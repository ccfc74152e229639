import { ToIcon, UpIcon } from '../../components/icons.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import type { AccountView } from './accountView.ts'

const icons = { receive: ToIcon, send: UpIcon }

/** What can be done with the account, side by side in the page's order; nothing where there is nothing to do. */
export function AccountActions({
  actions,
}: Pick<Extract<AccountView, { step: 'connected' }>, 'actions'>) {
  const { holdings } = useSharedTexts()
  if (actions.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div className="lk-account-actions" role="group" aria-label={holdings.actions}>
      {actions.map(({ id, go }) => {
        const Icon = icons[id]
        return (
          <button key={id} type="button" className="lk-account-action" onClick={go}>
            <Icon />
            {holdings[id]}
          </button>
        )
      })}
    </div>
  )
}
