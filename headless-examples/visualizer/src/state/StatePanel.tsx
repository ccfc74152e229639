import type { Panel, PanelProps } from '../common/panel.types.ts'
import { EdgeFacts } from './EdgeFacts.tsx'
import { Overview } from './Overview.tsx'
import { StateFacts } from './StateFacts.tsx'
import './state.css'

/** Details of the selection, or the overview of the machine. */
export const statePanel: Panel = { id: 'state', title: 'State', View: StatePanel }

function StatePanel({ chart, selected, select }: PanelProps) {
  const { graph } = chart
  const state = graph.states.find(({ id }) => id === selected)
  const edge = graph.edges.find(({ key }) => key === selected)
  if (edge) return <EdgeFacts edge={edge} graph={graph} select={select} />
  if (state) return <StateFacts state={state} graph={graph} select={select} />
  return <Overview chart={chart} select={select} />
}
