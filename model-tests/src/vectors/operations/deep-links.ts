import { connectSuccess } from '../../../../core/src/domain/routing/connect-success.ts'
import { appendToParam } from '../../../../core/src/domain/text/append-to-param.ts'
import {
  nativeLink,
  openTarget,
  universalLink,
} from '../../../../core/src/domain/wallet/deep-link.ts'
import { inAppLink } from '../../../../core/src/domain/wallet/in-app-link.ts'
import { remotePlatforms } from '../../../../core/src/domain/wallet/remote-platforms.ts'
import { walletIds } from '../../../../core/src/domain/wallet/wallet-ids.ts'
import { type Operations, operation } from '../operation.ts'
import { type Env, flagsOf } from './env.ts'

type Native = { appUrl: string; wcUri: string; universalLink?: string | null; env?: Env }
type Target = {
  target: '_blank' | '_self' | '_top' | 'popupWindow'
  env?: Env
  telegramSocialLogin: string | null
}
type Browser = { wallet: string; namespace: string; env?: Env }
type RemoteWallet = NonNullable<Parameters<typeof remotePlatforms>[0]>
type Tabs = {
  wallet: RemoteWallet | null
  mobile: boolean
  installed?: boolean
  noAdapters?: boolean
}

/** Wallet ids by the names that the vectors use. */
const walletKeys: Readonly<Record<string, keyof typeof walletIds>> = {
  Phantom: 'phantom',
  'Coinbase Wallet': 'coinbase',
}
const walletOf = (name: string) => {
  const key = walletKeys[name]
  return key === undefined ? { id: name, rdns: null } : walletIds[key]
}
const encodesTwice = (env: Env | undefined) => {
  const { telegram, android } = flagsOf(env)
  return telegram && android
}

/** Operations on deep links, their targets and the platforms that offer them. */
export const deepLinkOperations: Operations = {
  'deeplink.native': operation(({ appUrl, wcUri, universalLink: universal = null, env }: Native) =>
    nativeLink({ appUrl, uri: wcUri, universal, twice: encodesTwice(env) }),
  ),
  'deeplink.universal': operation(({ appUrl, wcUri, env }: Native) =>
    universalLink({ appUrl, uri: wcUri, twice: encodesTwice(env) }),
  ),
  'deeplink.openTarget': operation(({ target, env, telegramSocialLogin }: Target) =>
    openTarget(target, {
      telegram: flagsOf(env).telegram,
      socialLogin: telegramSocialLogin !== null,
    }),
  ),
  'deeplink.walletBrowser': operation(({ wallet, namespace, env }: Browser) =>
    inAppLink(
      { wallet: walletOf(wallet), namespace, caipNetworkId: null },
      {
        url: env?.href ?? 'https://page.example/',
        injected: (name) => env?.globals?.includes(name) ?? false,
      },
    ),
  ),
  'url.appendToParam': operation(
    ({ url, param, suffix }: { url: string; param: string; suffix: string }) =>
      appendToParam(url, param, suffix),
  ),
  'connect.platforms': operation(
    ({ wallet, mobile, installed = false, noAdapters = false }: Tabs) =>
      remotePlatforms(wallet, { mobile, installed, adapted: !noAdapters, opensPages: false }),
  ),
  'connect.successMethod': operation(
    ({ deepLink, wallet }: { deepLink: object | null; wallet: string | null }) =>
      connectSuccess({ deepLink, wallet }),
  ),
}
