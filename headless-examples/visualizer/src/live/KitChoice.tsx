import { clockTime } from './focus.ts'
import type { LiveKit } from './kits.ts'
import './kits.css'

type Props = {
  kits: readonly LiveKit[]
  current: LiveKit | null
  choose(kit: LiveKit): void
  remove?(kit: LiveKit): void
}

const stateWords: Record<LiveKit['state'], string> = {
  attached: 'live',
  behind: 'loading missed steps',
  gone: 'detached',
}

/** List of known kits with tab, id and start time. */
export const KitChoice = ({ kits, current, choose, remove }: Props) => (
  <ul className="kits" aria-label="Kits">
    {kits.map((kit) => (
      <li key={kit.key} data-kit-state={kit.state}>
        <button type="button" aria-pressed={kit.key === current?.key} onClick={() => choose(kit)}>
          <span className="kit-name">
            <bdi>{kit.title || 'A page without a title'}</bdi>
            <em>{stateWords[kit.state]}</em>
          </span>
          <span className="kit-more">
            <bdi>
              {kit.origin}
              {kit.url}
            </bdi>
            , kit <bdi>{kit.kit}</bdi>, since {clockTime(kit.begun).slice(0, 8)}
          </span>
        </button>
        {kit.state === 'gone' && remove ? (
          <button
            type="button"
            className="kit-remove"
            aria-label={`Remove ${kit.title}`}
            onClick={() => remove(kit)}
          >
            Remove
          </button>
        ) : null}
      </li>
    ))}
  </ul>
)
