export type {
  ActorFrame,
  EndFrame,
  Frame,
  Json,
  Recording,
  RequestRecord,
  StepFrame,
} from '../domain/recording.ts'
export type { MessageWindow } from '../platform/message-window.ts'
export { type Attachable, type AttachOptions, attachDevtools } from './attach.ts'
export {
  availableChoices,
  type Choice,
  type DryRunResult,
  dryRun,
  runningActors,
} from './choices.ts'
export { deserialize } from './deserialize.ts'
export {
  allEdges,
  type Edge,
  edgesOf,
  exitsState,
  leafStates,
  selfAndAncestors,
  statesOf,
} from './edges.ts'
export { fingerprintOf } from './fingerprint.ts'
export { createFrameBuffer, type FrameBuffer } from './frame-buffer.ts'
export { createFrameRecorder, type InspectionObserver } from './frame-recorder.ts'
export { inventory } from './inventory.ts'
export {
  describeEvent,
  type EdgeKind,
  type GraphEdge,
  type GraphState,
  type MachineGraph,
  machineGraph,
} from './machine-graph.ts'
export { type MachineArea, type MachineEntry, machines } from './machines.ts'
export { toMermaid } from './mermaid.ts'
export {
  type DevtoolsMessage,
  type DevtoolsPort,
  devtoolsChannel,
  type KitAddress,
} from './messages.types.ts'
export { actionName, guardName, ownActions } from './names.ts'
export { openVisualizer } from './open-visualizer.ts'
export { parseMessage } from './parse-message.ts'
export { parseRecording } from './parse-recording.ts'
export { createRecorder, type Recorder } from './recorder.ts'
export { createRedaction } from './redact.ts'
export { type Difference, replay, unknownMachines } from './replay.ts'
export {
  type RunningDelay,
  type SimulationState,
  startSimulation,
  stepSimulation,
} from './simulate.ts'
export { type Rewrite, toJson } from './to-json.ts'
export {
  type Covered,
  type GuardOutcome,
  parseWalkFile,
  type WalkedMachine,
  type WalkFile,
} from './walk-file.ts'
