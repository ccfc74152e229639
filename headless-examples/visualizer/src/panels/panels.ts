import type { Panel } from '../common/panel.types.ts'
import { livePanel } from '../live/LivePanel.tsx'
import { printPanel } from '../print/PrintPanel.tsx'
import { recordPanel } from '../record/RecordPanel.tsx'
import { simulatePanel } from '../simulate/SimulatePanel.tsx'
import { statePanel } from '../state/StatePanel.tsx'
import { coveragePanel } from '../walk/CoveragePanel.tsx'

/** The panels in order. */
export const panels: readonly Panel[] = [
  statePanel,
  livePanel,
  recordPanel,
  simulatePanel,
  coveragePanel,
  printPanel,
]
