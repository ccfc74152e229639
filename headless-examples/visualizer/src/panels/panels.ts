import { livePanel } from '../live/LivePanel.tsx'
import { printPanel } from '../print/PrintPanel.tsx'
import { recordPanel } from '../record/RecordPanel.tsx'
import { simulatePanel } from '../simulate/SimulatePanel.tsx'
import { statePanel } from '../state/StatePanel.tsx'
import { coveragePanel } from '../walk/CoveragePanel.tsx'
import type { Panel } from './panel.types.ts'

/** The panels beside the picture, in their order: a line each. */
export const panels: readonly Panel[] = [
  statePanel,
  livePanel,
  recordPanel,
  simulatePanel,
  coveragePanel,
  printPanel,
]
