import { siwxErrors } from '../../errors/areas/siwx.ts'
import { KitError } from '../../errors/kit-error.ts'
import { isCaipNetworkId } from '../caip/caip.ts'
import { copyList, safeGet } from '../unknown.ts'
import type { SignInData } from './session.ts'

const required = ['accountAddress', 'domain', 'uri', 'version', 'nonce'] as const
const optional = [
  'statement',
  'requestId',
  'issuedAt',
  'expirationTime',
  'notBefore',
] as const satisfies readonly (keyof SignInData)[]

/**
 * Copies the fields of a message that the page, a server or storage provides. Checks their types
 * only: `checkMessage` and `parseMessage` check the values. A missing nonce becomes ''. Throws
 * `siwx/message-invalid` for anything else.
 */
export function parseSignInData(value: unknown): SignInData {
  const chainId = safeGet(value, 'chainId')
  if (!isCaipNetworkId(chainId)) return reject('the network is not a CAIP-2 id')
  const text = (key: (typeof required)[number]): string => {
    const field = safeGet(value, key)
    if (typeof field === 'string') return field
    return key === 'nonce' && field === null ? '' : reject(`the field ${key} is not a text`)
  }
  const texts = optional.flatMap((key) => {
    const field = safeGet(value, key)
    if (field === null) return []
    return typeof field === 'string' ? [[key, field]] : reject(`the field ${key} is not a text`)
  })
  return {
    accountAddress: text('accountAddress'),
    chainId,
    domain: text('domain'),
    uri: text('uri'),
    version: text('version'),
    nonce: text('nonce'),
    ...Object.fromEntries(texts),
    ...parseResources(safeGet(value, 'resources')),
  }
}

function parseResources(value: unknown): Pick<SignInData, 'resources'> {
  if (value === null) return {}
  const resources = copyList(value) ?? reject('the field resources is not a list')
  const texts = resources.map((entry) =>
    typeof entry === 'string' ? entry : reject('a resource is not a text'),
  )
  return texts.length === 0 ? {} : { resources: texts }
}

function reject(problem: string): never {
  throw new KitError(siwxErrors, 'siwx/message-invalid', { problem })
}
