import type { FailedTransactionMetadata } from 'litesvm'

type VmError = ReturnType<FailedTransactionMetadata['err']>
type InstructionError = ReturnType<Extract<VmError, { err: unknown }>['err']>

/** An error in the JSON form of nodes: a name, or an object with one key. */
export type TransactionError = string | Readonly<Record<string, unknown>>

/** Names of transaction errors; LiteSVM's error numbers are their indexes. */
const errorNames =
  'AccountInUse AccountLoadedTwice AccountNotFound ProgramAccountNotFound InsufficientFundsForFee InvalidAccountForFee AlreadyProcessed BlockhashNotFound CallChainTooDeep MissingSignatureForFee InvalidAccountIndex SignatureFailure InvalidProgramForExecution SanitizeFailure ClusterMaintenance AccountBorrowOutstanding WouldExceedMaxBlockCostLimit UnsupportedVersion InvalidWritableAccount WouldExceedMaxAccountCostLimit WouldExceedAccountDataBlockLimit TooManyAccountLocks AddressLookupTableNotFound InvalidAddressLookupTableOwner InvalidAddressLookupTableData InvalidAddressLookupTableIndex InvalidRentPayingAccount WouldExceedMaxVoteCostLimit WouldExceedAccountDataTotalLimit MaxLoadedAccountsDataSizeExceeded ResanitizationNeeded InvalidLoadedAccountsDataSizeLimit UnbalancedTransaction ProgramCacheHitMaxLimit CommitCancelled'.split(
    ' ',
  )
/** Names of instruction errors; LiteSVM's error numbers are their indexes. */
const instructionErrorNames =
  'GenericError InvalidArgument InvalidInstructionData InvalidAccountData AccountDataTooSmall InsufficientFunds IncorrectProgramId MissingRequiredSignature AccountAlreadyInitialized UninitializedAccount UnbalancedInstruction ModifiedProgramId ExternalAccountLamportSpend ExternalAccountDataModified ReadonlyLamportChange ReadonlyDataModified DuplicateAccountIndex ExecutableModified RentEpochModified NotEnoughAccountKeys AccountDataSizeChanged AccountNotExecutable AccountBorrowFailed AccountBorrowOutstanding DuplicateAccountOutOfSync InvalidError ExecutableDataModified ExecutableLamportChange ExecutableAccountNotRentExempt UnsupportedProgramId CallDepth MissingAccount ReentrancyNotAllowed MaxSeedLengthExceeded InvalidSeeds InvalidRealloc ComputationalBudgetExceeded PrivilegeEscalation ProgramEnvironmentSetupFailure ProgramFailedToComplete ProgramFailedToCompile Immutable IncorrectAuthority AccountNotRentExempt InvalidAccountOwner ArithmeticOverflow UnsupportedSysvar IllegalOwner MaxAccountsDataAllocationsExceeded MaxAccountsExceeded MaxInstructionTraceLengthExceeded BuiltinProgramsMustConsumeComputeUnits BorshIoError'.split(
    ' ',
  )

/** Maps an error of LiteSVM to the JSON form of nodes. */
export function transactionError(error: VmError): TransactionError {
  if (typeof error === 'number') return errorNames[error] ?? `Error ${error}`
  if ('err' in error) return { InstructionError: [error.index, instructionError(error.err())] }
  if ('index' in error) return { DuplicateInstruction: error.index }
  const kind = String(error).includes('Rent')
    ? 'InsufficientFundsForRent'
    : 'ProgramExecutionTemporarilyRestricted'
  return { [kind]: { account_index: error.accountIndex } }
}

function instructionError(error: InstructionError): TransactionError {
  if (typeof error === 'number') return instructionErrorNames[error] ?? `Error ${error}`
  return 'code' in error ? { Custom: error.code } : { BorshIoError: error.msg }
}

/**
 * True for errors of transactions that are included in a block and pay their fee. Transactions with
 * other errors are dropped.
 */
export const isIncludedInBlock = (error: TransactionError): boolean => typeof error === 'object'
