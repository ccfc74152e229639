import { useMemo, useState } from 'react'
import type { Panel, PanelProps } from '../common/panel.types.ts'
import { ActorTree } from './ActorTree.tsx'
import { HowToAttach } from './HowToAttach.tsx'
import { JsonView } from './JsonView.tsx'
import { KitChoice } from './KitChoice.tsx'
import { shownKit } from './kits.ts'
import { useLive, useLiveKits } from './LiveProvider.tsx'
import { StepDetail } from './StepDetail.tsx'
import { StepList } from './StepList.tsx'
import type { SessionLog } from './session-log.ts'
import { useFollowing } from './useFollowing.ts'
import { useMarks } from './useMarks.ts'
import './live.css'

export const livePanel: Panel = { id: 'live', title: 'Live', View: LivePanel }

function LivePanel(props: PanelProps) {
  const live = useLive()
  const known = useLiveKits()
  const { kits, ignored } = known
  const [key, choose] = useState<string | null>(null)
  const kit = shownKit(known, key)
  const story = kit?.story ?? null
  const following = useFollowing(story, props)
  const { actor, step, follow } = following
  const drawn = props.chart
  const place =
    step === null
      ? actor && { active: actor.active, step: actor.last }
      : { active: step.frame.active, step }
  const isDrawn = (step === null ? actor?.chart : step.chart) === drawn.entry.id
  useMarks(props, isDrawn ? place : null)
  const newestFirst = useMemo(() => story?.steps.toReversed() ?? [], [story])
  if (!props.shown) return null
  if (kit === null || story === null)
    return (
      <div className="live">
        <HowToAttach />
        <Ignored count={ignored} />
      </div>
    )
  const told = kit.charts[drawn.entry.id]
  return (
    <div className="live">
      <KitChoice
        kits={kits}
        current={kit}
        choose={(one) => {
          choose(one.key)
          following.pickStep(null)
        }}
        remove={(one) => live.remove(one.key)}
      />
      {told !== undefined && told !== drawn.fingerprint ? (
        <p className="notice" role="status">
          That page runs another version of this chart than is drawn here: states and transitions
          may differ.
        </p>
      ) : null}
      <section aria-label="Actors">
        <header className="bar">
          <h2>Actors</h2>
          <span className="bar-note">{runningText(story)}</span>
          <label className="check">
            <input
              type="checkbox"
              checked={follow}
              onChange={({ target }) => following.setFollow(target.checked)}
            />
            Follow
          </label>
        </header>
        <ActorTree
          story={story}
          current={step === null ? (actor?.id ?? null) : step.frame.actor}
          pick={following.pickActor}
        />
      </section>
      <section aria-label="Events">
        <header className="bar">
          <h2>Events</h2>
          <span className="bar-note">newest first</span>
          {step === null ? null : (
            <button type="button" className="bar-button" onClick={() => following.pickStep(null)}>
              Back to now
            </button>
          )}
        </header>
        {newestFirst.length === 0 ? (
          <p className="empty">No events since the page was attached.</p>
        ) : (
          <StepList
            label="Events"
            steps={newestFirst}
            current={step?.index ?? null}
            along={false}
            pick={following.pickStep}
          />
        )}
      </section>
      {step !== null ? (
        <StepDetail step={step} select={props.select} />
      ) : actor?.last ? (
        <StepDetail step={actor.last} select={props.select} />
      ) : actor ? (
        <JsonView title="Context" value={actor.context} />
      ) : (
        <p className="empty">No actor of this machine is running.</p>
      )}
      <Ignored count={ignored} />
    </div>
  )
}

const Ignored = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <p className="empty">
      {count === 1 ? 'One message' : `${count} messages`} on the channel could not be read.
    </p>
  )

function runningText({ actors }: SessionLog): string {
  const running = [...actors.values()].filter(({ over }) => !over)
  const charts = running.filter(({ chart }) => chart !== null).length
  return running.length === charts
    ? `${charts} run`
    : `${charts} run, ${running.length - charts} services`
}
