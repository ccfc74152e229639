export { fundedAccounts, mnemonic, sandboxAccount, sandboxKey } from './accounts.ts'
export type { SandboxChain, SandboxDescription } from './description.ts'
export { type Sandbox, type SandboxOptions, startSandbox } from './in-process.ts'
