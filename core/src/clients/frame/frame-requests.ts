import * as v from 'valibot'
import { socialProviders } from '../../domain/config/socials.ts'
import { isEmail } from '../../domain/embedded/email-address.ts'
import { objectSchema } from '../http/object-schema.ts'
import { rpcRequest } from './frame-rpc.ts'

const text = v.pipe(v.string(), v.maxLength(100_000))
const email = v.pipe(
  text,
  v.check((value) => isEmail(value) && value === value.trim()),
)
const chainId = v.union([v.number(), text])
const accountType = v.picklist(['eoa', 'smartAccount'])
const nothing = v.optional(v.unknown())
const popupProviders = socialProviders.filter((provider) => provider !== 'farcaster')

const user = (emailSchema: v.GenericSchema<unknown, string>) => ({
  email: v.nullish(emailSchema),
  // A new user may have none yet.
  address: v.nullish(text),
  chainId,
  smartAccountDeployed: v.optional(v.boolean()),
  accounts: v.optional(v.array(objectSchema({ address: text, type: accountType }))),
  preferredAccountType: v.optional(accountType),
})

/**
 * The requests to the frame: the schema of the payload and of the answer. The names are those of
 * the wire. `login`: a login waits for it; the page reports that it was not answered within 30 s.
 * `visitor`: the visitor decides when it is answered, so that it has no deadline. `early`: does not
 * report a frame that is not ready.
 */
const definitions = () => ({ ...logins(), ...sessions(), ...pages() })

const logins = () => ({
  CONNECT_EMAIL: {
    payload: objectSchema({ email }),
    answer: objectSchema({ action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
    login: true,
  },
  CONNECT_DEVICE: { payload: nothing, answer: nothing, login: true },
  CONNECT_OTP: { payload: objectSchema({ otp: text }), answer: nothing, login: true },
  CONNECT_SOCIAL: {
    payload: objectSchema({
      uri: text,
      preferredAccountType: v.optional(text),
      chainId: v.optional(chainId),
    }),
    answer: objectSchema({ ...user(text), userName: v.nullish(text) }),
    login: true,
  },
  GET_SOCIAL_REDIRECT_URI: {
    payload: objectSchema({ provider: v.picklist(popupProviders) }),
    answer: objectSchema({ uri: text }),
    login: true,
  },
  GET_FARCASTER_URI: { payload: nothing, answer: objectSchema({ url: text }) },
  CONNECT_FARCASTER: {
    payload: nothing,
    answer: objectSchema({ userName: text }),
    visitor: true,
  },
})

const sessions = () => ({
  SWITCH_NETWORK: { payload: objectSchema({ chainId }), answer: objectSchema({ chainId }) },
  GET_USER: {
    payload: v.optional(
      objectSchema({
        chainId: v.optional(chainId),
        preferredAccountType: v.optional(text),
        socialUri: v.optional(text),
      }),
    ),
    answer: objectSchema(user(email)),
  },
  SIGN_OUT: { payload: nothing, answer: nothing },
  IS_CONNECTED: {
    payload: v.optional(objectSchema({ token: text })),
    answer: objectSchema({ isConnected: v.boolean() }),
  },
  GET_CHAIN_ID: { payload: nothing, answer: objectSchema({ chainId }) },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: nothing,
    answer: objectSchema({ smartAccountEnabledNetworks: v.array(v.number()) }),
  },
  INIT_SMART_ACCOUNT: {
    payload: nothing,
    answer: objectSchema({ address: text, isDeployed: v.boolean() }),
  },
  SET_PREFERRED_ACCOUNT: {
    payload: objectSchema({ type: text }),
    answer: objectSchema({ type: text, address: text }),
    early: true,
  },
  RPC_REQUEST: { payload: rpcRequest(), answer: v.unknown() },
})

const pages = () => ({
  UPDATE_EMAIL: {
    payload: objectSchema({ email }),
    answer: objectSchema({ action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: objectSchema({ otp: text }), answer: nothing },
  UPDATE_EMAIL_SECONDARY_OTP: {
    payload: objectSchema({ otp: text }),
    answer: objectSchema({ newEmail: email }),
  },
  SYNC_THEME: {
    payload: objectSchema({
      themeMode: v.optional(v.picklist(['light', 'dark'])),
      themeVariables: v.optional(v.record(text, v.union([text, v.number()]))),
      w3mThemeVariables: v.optional(v.record(text, text)),
    }),
    answer: nothing,
    early: true,
  },
  SYNC_DAPP_DATA: {
    payload: objectSchema({
      metadata: v.optional(
        objectSchema({ name: text, description: text, url: text, icons: v.array(text) }),
      ),
      sdkVersion: v.optional(text),
      sdkType: v.optional(text),
      projectId: text,
    }),
    answer: nothing,
    early: true,
  },
  RELOAD: { payload: nothing, answer: nothing },
})

/** The table of requests, as `frameRequests` creates it. */
export type FrameRequests = ReturnType<typeof definitions>
/** The name of a request on the wire, without its prefix. */
export type FrameRequestName = keyof FrameRequests
/** The payload of a request. */
export type FramePayload<Name extends FrameRequestName> = v.InferInput<
  FrameRequests[Name]['payload']
>
/** The payload of its answer. */
export type FrameAnswer<Name extends FrameRequestName> = v.InferOutput<
  FrameRequests[Name]['answer']
>

/** Creates the table from which names, schemas and types of the protocol come. */
export const frameRequests = (): FrameRequests => definitions()
