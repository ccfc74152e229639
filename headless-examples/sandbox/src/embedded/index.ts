export type { Fault, LoggedRequest } from '../faults/fault.types.ts'
export type {
  AnswerFault,
  ApproveRule,
  EmailRule,
  Embedded,
  EmbeddedOptions,
  FrameFault,
  FrameSettings,
  LoadFault,
  Mail,
} from './embedded.types.ts'
export { type FramePage, framePlatform } from './frame-platform.ts'
export { startEmbedded } from './start-embedded.ts'
export { createVisitor, type FrameVisitor } from './visitor.ts'
