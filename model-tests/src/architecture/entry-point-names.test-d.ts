import type * as devtools from '@latchkit/core/devtools'
import type * as internal from '@latchkit/core/internal'
import type * as networks from '@latchkit/core/networks'
import type * as node from '@latchkit/core/node'
import type * as server from '@latchkit/core/server'
import type * as siwx from '@latchkit/core/siwx'
import type * as testing from '@latchkit/core/testing'
import type * as utils from '@latchkit/core/utils'
import type * as wagmi from '@latchkit/core/wagmi'
import { expectTypeOf } from 'vitest'

/**
 * All names that the entry points other than the root and `appkit` export. This file compiles only
 * if it lists exactly these names.
 */

// utils
expectTypeOf<keyof typeof utils>().toEqualTypeOf<
  | 'activityImages'
  | 'activityLayout'
  | 'activityStatus'
  | 'add'
  | 'addressGroups'
  | 'addressOf'
  | 'allWalletsRow'
  | 'amountLine'
  | 'approveAndCall'
  | 'assetValue'
  | 'cleanText'
  | 'clockTime'
  | 'compareAddresses'
  | 'costText'
  | 'decimalSeparator'
  | 'describeRequest'
  | 'exactAmount'
  | 'exactAmountText'
  | 'embeddedConnectorId'
  | 'explorerLink'
  | 'formatAmount'
  | 'formatFiat'
  | 'formatUsd'
  | 'groupedUnits'
  | 'isCaipAddress'
  | 'isCaipNetworkId'
  | 'isChainDecimals'
  | 'isolateText'
  | 'keepRows'
  | 'monthTitle'
  | 'multiply'
  | 'nameMark'
  | 'nativeBalanceText'
  | 'numericKey'
  | 'ownImage'
  | 'ownPath'
  | 'parseDecimal'
  | 'quantityLine'
  | 'relativeTime'
  | 'remoteConnectorId'
  | 'rescale'
  | 'reviewTokens'
  | 'safeHttpsUrl'
  | 'safeImage'
  | 'shortAddress'
  | 'shortAddressNoBreak'
  | 'shortAmount'
  | 'shortDate'
  | 'shortDecimalText'
  | 'signOf'
  | 'sumOf'
  | 'toCaipAddress'
  | 'toCaipNetworkId'
  | 'tokenValue'
  | 'totalTokenValue'
  | 'transferCosts'
  | 'transferTotal'
  | 'trimmedAmount'
  | 'typedAmount'
  | 'walletList'
  | 'withDecimalSeparator'
>()
expectTypeOf<utils.ActivityImage>().not.toBeAny()
expectTypeOf<utils.AmountText>().not.toBeAny()
expectTypeOf<utils.Compared>().not.toBeAny()
expectTypeOf<utils.CustomWallet>().not.toBeAny()
expectTypeOf<utils.Decimal>().not.toBeAny()
expectTypeOf<utils.KeyPress>().not.toBeAny()
expectTypeOf<utils.KeyResult>().not.toBeAny()
expectTypeOf<utils.Nft>().not.toBeAny()
expectTypeOf<utils.NftSource>().not.toBeAny()
expectTypeOf<utils.RequestSummary>().not.toBeAny()
expectTypeOf<utils.Wallet>().not.toBeAny()
expectTypeOf<utils.WalletListSource>().not.toBeAny()
expectTypeOf<utils.WalletPick>().not.toBeAny()
expectTypeOf<utils.WalletRow>().not.toBeAny()
expectTypeOf<utils.WalletRows>().not.toBeAny()

// networks
expectTypeOf<keyof typeof networks>().toEqualTypeOf<
  | 'bitcoin'
  | 'bitcoinTestnet'
  | 'cosmosHub'
  | 'defineNetwork'
  | 'kusama'
  | 'lisk'
  | 'liskSepolia'
  | 'mainnet'
  | 'networkImageId'
  | 'osmosis'
  | 'polkadot'
  | 'sepolia'
  | 'solana'
  | 'solanaDevnet'
  | 'solanaTestnet'
>()

// wagmi
expectTypeOf<keyof typeof wagmi>().toEqualTypeOf<'latchkitConnector'>()
expectTypeOf<wagmi.AddChain>().not.toBeAny()
expectTypeOf<wagmi.LatchkitConnector>().not.toBeAny()
expectTypeOf<wagmi.WagmiConnection>().not.toBeAny()
expectTypeOf<wagmi.WagmiConnectorConfig>().not.toBeAny()

// server
expectTypeOf<keyof typeof server>().toEqualTypeOf<
  | 'createMessage'
  | 'createNonce'
  | 'isKitError'
  | 'KitError'
  | 'nodeListener'
  | 'parseMessage'
  | 'verifyCacao'
  | 'verifySignIn'
>()
expectTypeOf<server.Cacao>().not.toBeAny()
expectTypeOf<server.CacaoPayload>().not.toBeAny()
expectTypeOf<server.CaipAddress>().not.toBeAny()
expectTypeOf<server.CaipNetworkId>().not.toBeAny()
expectTypeOf<server.ErrorCode>().not.toBeAny()
expectTypeOf<server.MessageForm>().not.toBeAny()
expectTypeOf<server.NewMessage>().not.toBeAny()
expectTypeOf<server.ParsedMessage>().not.toBeAny()
expectTypeOf<server.PlainForm>().not.toBeAny()
expectTypeOf<server.SchemeForm>().not.toBeAny()
expectTypeOf<server.SignedCacao>().not.toBeAny()
expectTypeOf<server.SignedMessage>().not.toBeAny()
expectTypeOf<server.SignInData>().not.toBeAny()
expectTypeOf<server.SignInMessage>().not.toBeAny()
expectTypeOf<server.VerifiedSignIn>().not.toBeAny()
expectTypeOf<server.VerifyOptions>().not.toBeAny()

// siwx
expectTypeOf<keyof typeof siwx>().toEqualTypeOf<
  | 'createSIWEConfig'
  | 'formatMessage'
  | 'getAddressFromMessage'
  | 'getChainIdFromMessage'
  | 'hostedSessions'
  | 'localSessions'
  | 'serverSessions'
  | 'siweSessions'
>()
expectTypeOf<siwx.Cacao>().not.toBeAny()
expectTypeOf<siwx.CacaoPayload>().not.toBeAny()
expectTypeOf<siwx.HostedAccount>().not.toBeAny()
expectTypeOf<siwx.HostedOptions>().not.toBeAny()
expectTypeOf<siwx.HostedSessions>().not.toBeAny()
expectTypeOf<siwx.MessageOptions>().not.toBeAny()
expectTypeOf<siwx.PageExtension>().not.toBeAny()
expectTypeOf<siwx.PageSession>().not.toBeAny()
expectTypeOf<siwx.PolicyOptions>().not.toBeAny()
expectTypeOf<siwx.ServerOptions>().not.toBeAny()
expectTypeOf<siwx.ServerPaths>().not.toBeAny()
expectTypeOf<siwx.ServerSessions>().not.toBeAny()
expectTypeOf<siwx.SessionOptions>().not.toBeAny()
expectTypeOf<siwx.SIWEClient>().not.toBeAny()
expectTypeOf<siwx.SIWEConfig>().not.toBeAny()
expectTypeOf<siwx.SIWECreateMessageArgs>().not.toBeAny()
expectTypeOf<siwx.SIWEMessageParams>().not.toBeAny()
expectTypeOf<siwx.SIWEMethods>().not.toBeAny()
expectTypeOf<siwx.SIWEOptions>().not.toBeAny()
expectTypeOf<siwx.SIWESession>().not.toBeAny()
expectTypeOf<siwx.SIWEVerifyMessageArgs>().not.toBeAny()
expectTypeOf<siwx.SignInData>().not.toBeAny()
expectTypeOf<siwx.SignInInput>().not.toBeAny()
expectTypeOf<siwx.SignInMessage>().not.toBeAny()
expectTypeOf<siwx.SignInSession>().not.toBeAny()
expectTypeOf<siwx.SiwxEntry>().not.toBeAny()
expectTypeOf<siwx.SiwxExtension>().not.toBeAny()
expectTypeOf<siwx.SiwxHost>().not.toBeAny()

// testing
expectTypeOf<keyof typeof testing>().toEqualTypeOf<
  | 'catalogue'
  | 'createManualClock'
  | 'createMemoryPlatform'
  | 'createMemoryStorage'
  | 'createScriptedAdapter'
  | 'createScriptedHost'
  | 'createScriptedRemote'
  | 'createScriptedTransferClient'
  | 'neverCalled'
  | 'scriptedChainToken'
  | 'scriptedConnector'
>()
expectTypeOf<testing.LogEntry>().not.toBeAny()
expectTypeOf<testing.ManualClock>().not.toBeAny()
expectTypeOf<testing.MemoryControls>().not.toBeAny()
expectTypeOf<testing.MemoryOptions>().not.toBeAny()
expectTypeOf<testing.MemoryPlatform>().not.toBeAny()
expectTypeOf<testing.MemoryStorage>().not.toBeAny()
expectTypeOf<testing.ScriptedAdapter>().not.toBeAny()
expectTypeOf<testing.ScriptedRemote>().not.toBeAny()
expectTypeOf<testing.StorageFault>().not.toBeAny()

// node
expectTypeOf<keyof typeof node>().toEqualTypeOf<'createNodePlatform' | 'follow' | 'viewsOf'>()
expectTypeOf<node.AsyncKeyValue>().not.toBeAny()
expectTypeOf<node.KeyValue>().not.toBeAny()
expectTypeOf<node.Platform>().not.toBeAny()
expectTypeOf<node.Program>().not.toBeAny()

// devtools
expectTypeOf<keyof typeof devtools>().toEqualTypeOf<
  | 'actionName'
  | 'allEdges'
  | 'attachDevtools'
  | 'availableChoices'
  | 'createFrameBuffer'
  | 'createFrameRecorder'
  | 'createRecorder'
  | 'createRedaction'
  | 'describeEvent'
  | 'deserialize'
  | 'devtoolsChannel'
  | 'dryRun'
  | 'edgesOf'
  | 'exitsState'
  | 'fingerprintOf'
  | 'guardName'
  | 'inventory'
  | 'leafStates'
  | 'machineGraph'
  | 'machines'
  | 'openVisualizer'
  | 'ownActions'
  | 'parseMessage'
  | 'parseRecording'
  | 'parseWalkFile'
  | 'replay'
  | 'runningActors'
  | 'selfAndAncestors'
  | 'startSimulation'
  | 'statesOf'
  | 'stepSimulation'
  | 'toJson'
  | 'toMermaid'
  | 'unknownMachines'
>()
expectTypeOf<devtools.ActorFrame>().not.toBeAny()
expectTypeOf<devtools.AttachOptions>().not.toBeAny()
expectTypeOf<devtools.Attachable>().not.toBeAny()
expectTypeOf<devtools.Choice>().not.toBeAny()
expectTypeOf<devtools.Covered<string>>().not.toBeAny()
expectTypeOf<devtools.DevtoolsMessage>().not.toBeAny()
expectTypeOf<devtools.DevtoolsPort>().not.toBeAny()
expectTypeOf<devtools.Difference>().not.toBeAny()
expectTypeOf<devtools.DryRunResult>().not.toBeAny()
expectTypeOf<devtools.Edge>().not.toBeAny()
expectTypeOf<devtools.EdgeKind>().not.toBeAny()
expectTypeOf<devtools.EndFrame>().not.toBeAny()
expectTypeOf<devtools.Frame>().not.toBeAny()
expectTypeOf<devtools.FrameBuffer>().not.toBeAny()
expectTypeOf<devtools.GraphEdge>().not.toBeAny()
expectTypeOf<devtools.GraphState>().not.toBeAny()
expectTypeOf<devtools.GuardOutcome>().not.toBeAny()
expectTypeOf<devtools.InspectionObserver>().not.toBeAny()
expectTypeOf<devtools.Json>().not.toBeAny()
expectTypeOf<devtools.KitAddress>().not.toBeAny()
expectTypeOf<devtools.MachineArea>().not.toBeAny()
expectTypeOf<devtools.MachineEntry>().not.toBeAny()
expectTypeOf<devtools.MachineGraph>().not.toBeAny()
expectTypeOf<devtools.MessageWindow>().not.toBeAny()
expectTypeOf<devtools.Recorder>().not.toBeAny()
expectTypeOf<devtools.Recording>().not.toBeAny()
expectTypeOf<devtools.RequestRecord>().not.toBeAny()
expectTypeOf<devtools.Rewrite>().not.toBeAny()
expectTypeOf<devtools.RunningDelay>().not.toBeAny()
expectTypeOf<devtools.SimulationState>().not.toBeAny()
expectTypeOf<devtools.StepFrame>().not.toBeAny()
expectTypeOf<devtools.WalkFile>().not.toBeAny()
expectTypeOf<devtools.WalkedMachine>().not.toBeAny()

// internal
expectTypeOf<keyof typeof internal>().toEqualTypeOf<
  | 'accountActions'
  | 'accountOf'
  | 'accountTabs'
  | 'connectorGroups'
  | 'createEmitter'
  | 'hasInstallLink'
  | 'isNetworkDisabled'
  | 'isSuspiciousName'
  | 'kitErrors'
  | 'knownWallets'
  | 'lazy'
  | 'listedWallets'
  | 'loginLabel'
  | 'networkLabel'
  | 'networkRoute'
  | 'networkOf'
  | 'ofNamespace'
  | 'parseWallets'
  | 'shallowEqual'
  | 'initialState'
  | 'invalidOption'
  | 'toKitAccount'
  | 'unindexedTransfers'
  | 'viewNames'
>()
expectTypeOf<internal.AccountAction>().not.toBeAny()
expectTypeOf<internal.AccountTab>().not.toBeAny()
expectTypeOf<internal.NetworkLabel>().not.toBeAny()

// signatures of the functions that viewers of recordings and simulations call
expectTypeOf<typeof devtools.parseRecording>().toEqualTypeOf<(text: string) => devtools.Recording>()
expectTypeOf<typeof devtools.replay>().returns.toEqualTypeOf<devtools.Difference | null>()
expectTypeOf<typeof devtools.parseMessage>().toEqualTypeOf<
  (value: unknown) => devtools.DevtoolsMessage | null
>()
expectTypeOf<typeof devtools.machines>().returns.toEqualTypeOf<readonly devtools.MachineEntry[]>()
expectTypeOf<typeof devtools.startSimulation>().returns.toEqualTypeOf<devtools.SimulationState>()
expectTypeOf<typeof devtools.stepSimulation>().returns.toEqualTypeOf<devtools.SimulationState>()
expectTypeOf<typeof devtools.availableChoices>().returns.toEqualTypeOf<devtools.Choice[]>()
expectTypeOf<typeof devtools.dryRun>().returns.toEqualTypeOf<devtools.DryRunResult>()
expectTypeOf<typeof devtools.toMermaid>().toEqualTypeOf<(graph: devtools.MachineGraph) => string>()
expectTypeOf<typeof devtools.createRecorder>().returns.toEqualTypeOf<devtools.Recorder>()
expectTypeOf<typeof devtools.attachDevtools>().returns.toEqualTypeOf<() => void>()
