export { fundedAccounts, mnemonic, sandboxAccount, sandboxKey } from './base/accounts.ts'
export type { SandboxChain, SandboxDescription } from './base/description.ts'
export { type Sandbox, type SandboxOptions, startSandbox } from './server/start-sandbox.ts'
