import { useEffect, useRef } from 'react'
import { Name } from '../common/Name.tsx'
import { stateText } from './focus.ts'
import { durationText } from './requests.ts'
import { type Actor, childrenOf, type SessionLog } from './session-log.ts'
import { useNow } from './useNow.ts'
import './actors.css'

type Props = {
  log: SessionLog
  current: string | null
  /** Whether the actors run now, so that the time in their state is shown. */
  isLive: boolean
  pick(actor: Actor): void
}

/** Tree of running actors. */
export function ActorTree(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  const now = useNow(props.isLive)
  // scroll only the tree, not the rest of the panel
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>(
      `[data-actor="${CSS.escape(props.current ?? '')}"]`,
    )
    if (!box.current || !row) return
    const { top, bottom } = box.current.getBoundingClientRect()
    const { top: above, bottom: below } = row.getBoundingClientRect()
    box.current.scrollTop += Math.min(0, above - top) + Math.max(0, below - bottom)
  }, [props.current])
  return (
    <div ref={box} className="actors">
      <Branch {...props} now={props.isLive ? now : null} parent={null} above={[]} />
    </div>
  )
}

/** `above`: ids of the ancestors. They end the tree if an actor is its own ancestor. */
function Branch({
  log,
  current,
  now,
  pick,
  parent,
  above,
}: Omit<Props, 'isLive'> & {
  now: number | null
  parent: string | null
  above: readonly string[]
}) {
  const actors = childrenOf(log, parent).filter(({ id }) => !above.includes(id))
  if (actors.length === 0) return null
  return (
    <ul>
      {actors.map((actor) => (
        <li key={actor.id}>
          {actor.chart === null ? (
            <span className="actor" data-kind="service">
              <ActorText actor={actor} chart="" now={null} />
            </span>
          ) : (
            <button
              type="button"
              className="actor"
              data-actor={actor.id}
              data-over={actor.over ? '' : undefined}
              aria-current={actor.id === current ? 'true' : undefined}
              onClick={() => pick(actor)}
            >
              <ActorText actor={actor} chart={actor.chart} now={now} />
            </button>
          )}
          <Branch
            log={log}
            current={current}
            now={now}
            pick={pick}
            parent={actor.id}
            above={[...above, actor.id]}
          />
        </li>
      ))}
    </ul>
  )
}

type TextProps = { actor: Actor; chart: string; now: number | null }
const ActorText = ({ actor, chart, now }: TextProps) => (
  <>
    <bdi className="actor-name">{actor.name}</bdi>
    <span className="actor-place">
      <Name>
        {actor.over
          ? endedText(actor.status)
          : chart === ''
            ? 'actor'
            : stateText(actor.active, chart)}
      </Name>
    </span>
    {now === null || actor.over ? null : (
      <time className="actor-time" aria-hidden="true" title="Time in this state">
        {durationText(Math.max(1000, now - actor.stateSince))}
      </time>
    )}
  </>
)

const endedText = (status: string) =>
  status === 'active' || status === 'begins' ? 'stopped' : status
