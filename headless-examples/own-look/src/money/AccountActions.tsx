import { useTexts } from '@latchkit/react-ui/locales'
import { Icon } from '../components/Icon.tsx'
import type { Connected } from './connected.ts'

/** Actions of the account, in the configured order. */
export function AccountActions({ actions }: Pick<Connected, 'actions'>) {
  const { holdings } = useTexts()
  if (actions.length === 0) return null
  return (
    <fieldset className="plates" aria-label={holdings.actions}>
      {actions.map(({ id, open }) => (
        <button key={id} type="button" className="plate" onClick={open}>
          <span>{holdings[id]}</span>
          <Icon name={id} />
        </button>
      ))}
    </fieldset>
  )
}
