import { machines, type WalkFile } from '@latchkit/core/devtools'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Panel, PanelProps } from '../common/panel.types.ts'
import { type Coverage, coverageOf, machinesWithGaps } from './coverage.ts'
import { GapList } from './GapList.tsx'
import { loadWalk } from './loadWalk.ts'
import './coverage.css'

export const coveragePanel: Panel = { id: 'coverage', title: 'Coverage', View: CoveragePanel }

/** Coverage of the machine by the model tests. Gaps are highlighted in the diagram. */
function CoveragePanel(props: PanelProps) {
  const { shown, chart } = props
  const [looks, lookAgain] = useState(0)
  const walk = useWalk(shown, looks)
  const coverage = useMemo(
    () =>
      walk !== null && walk !== 'asked' ? coverageOf(walk, chart.graph, chart.fingerprint) : null,
    [walk, chart],
  )
  useGapMarks(props, coverage)
  if (!shown || walk === 'asked') return null
  if (walk === null)
    return (
      <div className="coverage">
        <p role="status">
          Nothing has been walked here yet, or its file cannot be read. This writes it:
        </p>
        <pre>npm run walk</pre>
        <button type="button" className="again" onClick={() => lookAgain(looks + 1)}>
          Look again
        </button>
      </div>
    )
  return (
    <div className="coverage">
      {coverage === null ? (
        <p role="status">This chart is not in the file that was walked. Run: npm run walk</p>
      ) : (
        <Walked {...props} coverage={coverage} />
      )}
      <OtherCharts walk={walk} current={chart.entry.id} show={props.show} />
    </div>
  )
}

function Walked({ coverage, selected, select }: PanelProps & { coverage: Coverage }) {
  const { isOther, states, transitions, guards, gaps } = coverage
  return (
    <>
      {isOther ? (
        <p className="coverage-other" role="status">
          Another version of this machine was walked. To walk this one: npm run walk
        </p>
      ) : null}
      <dl>
        {(
          [
            ['States', states],
            ['Transitions', transitions],
            ['Guard outcomes', guards],
          ] as const
        ).map(([name, { covered, all }]) => (
          <div key={name} data-whole={covered === all ? '' : undefined}>
            <dt>{name}</dt>
            <dd>
              {covered} of {all}
            </dd>
            <dd aria-hidden="true">
              <progress max={Math.max(all, 1)} value={all === 0 ? 1 : covered} />
            </dd>
          </div>
        ))}
      </dl>
      {gaps.length === 0 ? (
        <p className="coverage-whole">Every state, transition and guard outcome was walked.</p>
      ) : (
        <GapList gaps={gaps} selected={selected} select={select} />
      )}
    </>
  )
}

function OtherCharts({
  walk,
  current,
  show,
}: { walk: WalkFile; current: string } & Pick<PanelProps, 'show'>) {
  const others = machinesWithGaps(walk).filter(({ id }) => id !== current)
  const titleOf = (id: string) => machines().find((entry) => entry.id === id)?.title
  if (others.length === 0) return null
  return (
    <section>
      <h3>Other machines with gaps</h3>
      <ul>
        {others.map(({ id, missing }) => (
          <li key={id}>
            <button
              type="button"
              className="gap"
              disabled={titleOf(id) === undefined}
              onClick={() => show(id)}
            >
              <bdi>{titleOf(id) ?? id}</bdi> <span>{missing} not walked</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The walk file, read again whenever the panel opens. */
function useWalk(shown: boolean, looks: number): WalkFile | null | 'asked' {
  const [walk, setWalk] = useState<WalkFile | null | 'asked'>('asked')
  // biome-ignore lint/correctness/useExhaustiveDependencies: reopening the panel reads the file again
  useEffect(() => {
    if (!shown) return
    let here = true
    void loadWalk().then((file) => here && setWalk(file))
    return () => {
      here = false
    }
  }, [shown, looks])
  return walk
}

function useGapMarks(
  { shown, mark }: Pick<PanelProps, 'shown' | 'mark'>,
  coverage: Coverage | null,
): void {
  const put = useEffectEvent(mark)
  useEffect(() => {
    if (!shown || coverage === null) return
    put({ unwalked: [...new Set(coverage.gaps.map(({ id }) => id))] })
    return () => put({})
  }, [shown, coverage])
}
