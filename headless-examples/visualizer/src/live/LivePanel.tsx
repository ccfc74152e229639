import { useMemo, useState } from 'react'
import type { Panel, PanelProps } from '../common/panel.types.ts'
import { useSequence } from '../common/useSequence.ts'
import { ActorTree } from './ActorTree.tsx'
import { HowToAttach } from './HowToAttach.tsx'
import { JsonView } from './JsonView.tsx'
import { KitChoice } from './KitChoice.tsx'
import { shownKit } from './kits.ts'
import { useLive, useLiveKits } from './LiveProvider.tsx'
import { OpenPage } from './OpenPage.tsx'
import { RequestList } from './RequestList.tsx'
import { StepDetail } from './StepDetail.tsx'
import { StepList } from './StepList.tsx'
import type { SessionLog } from './session-log.ts'
import { useFollowing } from './useFollowing.ts'
import { useMarks } from './useMarks.ts'
import { VersionNotice } from './VersionNotice.tsx'
import { WindowList } from './WindowList.tsx'
import './live.css'

export const livePanel: Panel = { id: 'live', title: 'Live', View: LivePanel }

function LivePanel(props: PanelProps) {
  const live = useLive()
  const known = useLiveKits()
  const { kits, ignored } = known
  const [key, choose] = useState<string | null>(null)
  const kit = shownKit(known, key)
  const log = kit?.log ?? null
  const following = useFollowing(log, props)
  const { actor, step, follow } = following
  const drawn = props.chart
  const place =
    step === null
      ? actor && { active: actor.active, step: actor.last }
      : { active: step.frame.active, step }
  const isDrawn = (step === null ? actor?.chart : step.chart) === drawn.entry.id
  useMarks(props, isDrawn ? place : null)
  const frames = useMemo(
    () => (props.shown && log !== null ? live.framesOf(kit?.key ?? '') : []),
    [props.shown, live, kit?.key, log],
  )
  useSequence(
    props,
    log && {
      frames,
      end: log.count,
      requests: kit?.requests ?? [],
      current: step?.index ?? null,
      pick: (index) => following.pickStep(log.steps.find((one) => one.index === index) ?? null),
    },
  )
  const newestFirst = useMemo(() => log?.steps.toReversed() ?? [], [log])
  if (!props.shown) return null
  if (kit === null || log === null)
    return (
      <div className="live">
        <WindowList />
        <HowToAttach />
        <Ignored count={ignored} />
      </div>
    )
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
      <WindowList />
      <details className="more">
        <summary>Follow another page</summary>
        <OpenPage />
      </details>
      <VersionNotice charts={kit.charts} />
      <section aria-label="Actors">
        <header className="bar">
          <h2>Actors</h2>
          <span className="bar-note">{runningText(log)}</span>
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
          log={log}
          current={step === null ? (actor?.id ?? null) : step.frame.actor}
          isLive={kit.state !== 'gone'}
          pick={following.pickActor}
        />
      </section>
      {kit.requests.length === 0 ? null : (
        <section aria-label="Requests">
          <header className="bar">
            <h2>Requests</h2>
            <span className="bar-note">newest first</span>
          </header>
          <RequestList requests={kit.requests} isLive={kit.state !== 'gone'} />
        </section>
      )}
      <section aria-label="Events">
        <header className="bar">
          <h2>Events</h2>
          <span className="bar-note">newest first</span>
          {step === null ? null : (
            <button type="button" className="bar-button" onClick={() => following.pickStep(null)}>
              Back to live
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
            followsCurrent={false}
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
    ? `${charts} machines`
    : `${charts} machines, ${running.length - charts} other actors`
}
