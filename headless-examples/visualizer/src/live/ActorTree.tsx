import { useEffect, useRef } from 'react'
import { stateText } from './focus.ts'
import { type Actor, childrenOf, type SessionLog } from './session-log.ts'
import './actors.css'

type Props = { log: SessionLog; current: string | null; pick(actor: Actor): void }

/** Tree of running actors. */
export function ActorTree(props: Props) {
  const box = useRef<HTMLDivElement>(null)
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
      <Branch {...props} parent={null} above={[]} />
    </div>
  )
}

/** `above`: ids of the ancestors. They end the tree if an actor is its own ancestor. */
function Branch({
  log,
  current,
  pick,
  parent,
  above,
}: Props & { parent: string | null; above: readonly string[] }) {
  const actors = childrenOf(log, parent).filter(({ id }) => !above.includes(id))
  if (actors.length === 0) return null
  return (
    <ul>
      {actors.map((actor) => (
        <li key={actor.id}>
          {actor.chart === null ? (
            <span className="actor" data-kind="service">
              <ActorText actor={actor} chart="" />
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
              <ActorText actor={actor} chart={actor.chart} />
            </button>
          )}
          <Branch
            log={log}
            current={current}
            pick={pick}
            parent={actor.id}
            above={[...above, actor.id]}
          />
        </li>
      ))}
    </ul>
  )
}

const ActorText = ({ actor, chart }: { actor: Actor; chart: string }) => (
  <>
    <bdi className="actor-name">{actor.name}</bdi>
    <bdi className="actor-place">
      {actor.over
        ? endedText(actor.status)
        : chart === ''
          ? 'actor'
          : stateText(actor.active, chart)}
    </bdi>
  </>
)

const endedText = (status: string) =>
  status === 'active' || status === 'begins' ? 'stopped' : status
