import { useWords } from '@latchkit/react-ui/locales'
import { Icon } from '../parts/Icon.tsx'
import type { Connected } from './connected.ts'

/** What can be done with the account, in the page's order. */
export function AccountActions({ actions }: Pick<Connected, 'actions'>) {
  const { holdings } = useWords()
  if (actions.length === 0) return null
  return (
    <fieldset className="plates" aria-label={holdings.actions}>
      {actions.map(({ id, go }) => (
        <button key={id} type="button" className="plate" onClick={go}>
          <span>{holdings[id]}</span>
          <Icon name={id} />
        </button>
      ))}
    </fieldset>
  )
}
