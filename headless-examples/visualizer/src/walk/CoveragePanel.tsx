import { machines, type WalkFile } from '@latchkit/core/devtools'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Panel, PanelProps } from '../common/panel.types.ts'
import { type Coverage, coverageOf, machinesWithGaps } from './coverage.ts'
import { GapList } from './GapList.tsx'
import { loadWalk } from './loadWalk.ts'
import './coverage.css'

export const coveragePanel: Panel = { id: 'coverage', title: 'Coverage', View: CoveragePanel }

/** The coverage of the machine by the model tests. Marks gaps in the diagram. */
function CoveragePanel(props: PanelProps) {
  const { shown, chart } = props
  const [reloadCount, setReloadCount] = useState(0)
  const walk = useWalk(shown, reloadCount)
  const coverage = useMemo(
    () =>
      walk !== null && walk !== 'loading' ? coverageOf(walk, chart.graph, chart.fingerprint) : null,
    [walk, chart],
  )
  useGapMarks(props, coverage)
  if (!shown || walk === 'loading') return null
  if (walk === null)
    return (
      <div className="coverage">
        <p role="status">No coverage yet. This command measures it in about three minutes:</p>
        <pre>npm run walk</pre>
        <button type="button" className="again" onClick={() => setReloadCount(reloadCount + 1)}>
          Reload
        </button>
      </div>
    )
  return (
    <div className="coverage">
      {coverage === null ? (
        <p role="status">No coverage of this machine yet. Run: npm run walk</p>
      ) : (
        <CoverageSummary {...props} coverage={coverage} />
      )}
      <OtherMachines walk={walk} current={chart.entry.id} show={props.show} />
    </div>
  )
}

function CoverageSummary({ coverage, selected, select }: PanelProps & { coverage: Coverage }) {
  const { isOther, states, transitions, guards, gaps } = coverage
  return (
    <>
      {isOther ? (
        <p className="coverage-other" role="status">
          The coverage is of another version of this machine. Run: npm run walk
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
        <p className="coverage-whole">Every state, transition and guard outcome is covered.</p>
      ) : (
        <GapList gaps={gaps} selected={selected} select={select} />
      )}
    </>
  )
}

function OtherMachines({
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
              <bdi>{titleOf(id) ?? id}</bdi> <span>{missing} not covered</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The walk file. It is read each time the panel opens and each time `reloadCount` changes. */
function useWalk(shown: boolean, reloadCount: number): WalkFile | null | 'loading' {
  const [walk, setWalk] = useState<WalkFile | null | 'loading'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: reopening the panel reads the file again
  useEffect(() => {
    if (!shown) return
    let isMounted = true
    void loadWalk().then((file) => isMounted && setWalk(file))
    return () => {
      isMounted = false
    }
  }, [shown, reloadCount])
  return walk
}

function useGapMarks(
  { shown, mark }: Pick<PanelProps, 'shown' | 'mark'>,
  coverage: Coverage | null,
): void {
  const applyMarks = useEffectEvent(mark)
  useEffect(() => {
    if (!shown || coverage === null) return
    applyMarks({ unwalked: [...new Set(coverage.gaps.map(({ id }) => id))] })
    return () => applyMarks({})
  }, [shown, coverage])
}
