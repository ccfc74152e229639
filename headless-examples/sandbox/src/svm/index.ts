export { tokenlessAccount } from './seed/fund.ts'
export { startSvm } from './start-svm.ts'
export type { Svm, SvmOptions, SvmSockets, SvmToken } from './svm.types.ts'
