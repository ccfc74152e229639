export { catalogue } from '../errors/catalogue.ts'
export { createManualClock, type ManualClock } from '../platform/manual-clock.ts'
export {
  createMemoryPlatform,
  type LogEntry,
  type MemoryControls,
  type MemoryOptions,
  type MemoryPlatform,
} from '../platform/memory.ts'
export {
  createMemoryStorage,
  type MemoryStorage,
  type StorageFault,
} from '../platform/memory-storage.ts'
export { neverCalled } from './never-called.ts'
export {
  createScriptedAdapter,
  type ScriptedAdapter,
  scriptedConnector,
} from './scripted-adapter.ts'
export { scriptedChainToken } from './scripted-chain-token.ts'
export { createScriptedHost } from './scripted-host.ts'
export { createScriptedRemote, type ScriptedRemote } from './scripted-remote.ts'
export {
  createScriptedTransferClient,
  type ScriptedTransferClient,
} from './scripted-transfer-client.ts'
