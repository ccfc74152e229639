export type {
  ActorFrame,
  EndFrame,
  Frame,
  Json,
  Recording,
  StepFrame,
} from '../domain/recording.ts'
export { type Attachable, type AttachOptions, attachDevtools, type DevtoolsPort } from './attach.ts'
export { type ChartArea, type ChartEntry, catalogue } from './catalogue.ts'
export {
  type ChartGraph,
  type EdgeKind,
  type GraphEdge,
  type GraphState,
  graphOf,
  wordedEvent,
} from './chart-graph.ts'
export { type Choice, choicesAt, servicesAt, type Tried, tryByHand } from './choices.ts'
export { allEdges, type Edge, edgesOf, leaves, leavesOf, statesOf, upward } from './edges.ts'
export { fingerprintOf } from './fingerprint.ts'
export { inventory } from './inventory.ts'
export { toMermaid } from './mermaid.ts'
export { type DevtoolsMessage, devtoolsChannel, type KitAddress } from './messages.types.ts'
export { actionName, guardName, ownActions } from './names.ts'
export { plain, type Rewrite } from './plain.ts'
export { readMessage } from './read-message.ts'
export { readRecording } from './read-recording.ts'
export { createFrames, type HearInspection } from './record.ts'
export { createRecorder, type Recorder } from './recorder.ts'
export { createRedaction } from './redact.ts'
export { type Difference, replay, unknownCharts } from './replay.ts'
export { revived } from './revive.ts'
export { beginByHand, type Moment, type RunningDelay, stepByHand } from './simulate.ts'
export { createTape, type Tape } from './tape.ts'
export {
  type GuardOutcome,
  readWalkFile,
  type Seen,
  type WalkedChart,
  type WalkFile,
} from './walk-file.ts'
