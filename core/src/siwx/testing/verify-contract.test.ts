import { concatHex, encodeAbiParameters, type Hex, hashMessage } from 'viem'
import { describe, expect, test } from 'vitest'
import { type Answers, rpcError } from '../../adapters/eip155/transfer/scripted-chain.fixture.ts'
import { scriptedNodes } from '../../clients/json-rpc/scripted-nodes.fixture.ts'
import type { Cacao } from '../../domain/sign-in/cacao.ts'
import { sessionOfCacao } from '../../domain/sign-in/cacao-session.ts'
import type { SignInSession } from '../../domain/sign-in/session.ts'
import { createVerifier } from '../verify-session.ts'
import { dataOf, signers, signIn } from './signers.fixture.ts'
import { verifyHost } from './tamper.fixture.ts'

const signer = signers.find(({ kind }) => kind === 'eip155')
if (signer === undefined) throw new Error('No signer of eip155')
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const blob: Hex = `0x${'07'.repeat(96)}`
const withFactory = concatHex([
  encodeAbiParameters(
    [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
    [contract, '0x', blob],
  ),
  `0x${'6492'.repeat(16)}`,
])
const accepting: Answers = {
  eth_chainId: () => '0x1',
  eth_getCode: () => '0x60',
  eth_call: () => '0x01',
}
const nodeOf = (answers: Answers) => scriptedNodes({ 'eip155-1.example': answers })
const ofContract = (signature: string) =>
  signIn({ ...signer, address: contract, sign: () => signature })

describe('the contract of an account verifies its signature [W5]', () => {
  test.each<[string, Hex, Answers, boolean]>([
    ['accepts it (ERC-1271)', blob, accepting, true],
    ['rejects it', blob, { ...accepting, eth_call: () => '0x00' }, false],
    ['reverts', blob, { ...accepting, eth_call: () => rpcError('execution reverted') }, false],
    ['returns nothing', blob, { ...accepting, eth_call: () => '0x' }, false],
    ['does not exist', blob, { ...accepting, eth_getCode: () => '0x' }, false],
    ['has a factory (ERC-6492)', withFactory, { ...accepting, eth_getCode: () => '0x' }, true],
  ])('createVerifier resolves for a contract that %s', async (_, signature, answers, expected) => {
    const session = await ofContract(signature)
    const calls: unknown[] = []
    const { fetch } = nodeOf({
      ...answers,
      eth_call: (call) => {
        calls.push(call.params[0])
        return answers.eth_call?.(call)
      },
    })
    await expect(createVerifier(verifyHost(fetch))(session)).resolves.toBe(expected)
    const hash = hashMessage(session.message).slice(2)
    for (const call of calls) expect(JSON.stringify(call)).toContain(hash)
  })

  test.each<[string, Answers, string]>([
    ['has another chain', { ...accepting, eth_chainId: () => '0x2' }, 'endpoint/wrong-chain'],
    ['is unreadable', { ...accepting, eth_call: () => 7 }, 'endpoint/unreadable'],
    ['does not support calls', { eth_chainId: () => '0x1' }, 'rpc/method-not-found'],
  ])('createVerifier rejects if the node %s [K5]', async (_, answers, code) => {
    const verify = createVerifier(verifyHost(nodeOf(answers).fetch))
    await expect(verify(await ofContract(blob))).rejects.toMatchObject({ code })
  })

  test('createVerifier rejects for a contract on a network without RPC URL, and needs none for a key', async () => {
    const { fetch, requests } = nodeOf({})
    const verify = createVerifier(verifyHost(fetch, () => []))
    await expect(verify(await signIn(signer))).resolves.toBe(true)
    await expect(verify(await ofContract(blob))).rejects.toMatchObject({
      code: 'siwx/network-not-found',
      message: 'EIP155.verify: CaipNetwork not found',
    })
    expect(requests).toEqual([])
  })

  test('createVerifier sends no request for a signature without the form of one', async () => {
    const { fetch, requests } = nodeOf(accepting)
    const verify = createVerifier(verifyHost(fetch))
    for (const signature of ['', '0x', '0x07', `${blob}0`, `0x${'07'.repeat(100_001)}`])
      await expect(verify(await ofContract(signature))).resolves.toBe(false)
    expect(requests).toEqual([])
  })

  test('an abort ends the requests of createVerifier', async () => {
    const controller = new AbortController()
    const { fetch } = nodeOf({ ...accepting, eth_call: () => new Promise(() => {}) })
    const verify = createVerifier(verifyHost(fetch))
    const verifying = verify(await ofContract(blob), { signal: controller.signal })
    controller.abort()
    await expect(verifying).rejects.toMatchObject({ code: 'kit/aborted' })
  })
})

describe('cacaos', () => {
  const recap = `urn:recap:${btoa(
    JSON.stringify({ att: { eip155: { 'request/personal_sign': [{}] } } }),
  ).replaceAll('=', '')}`
  const { domain, uri, nonce, statement, issuedAt, expirationTime, notBefore, requestId } =
    dataOf(signer)
  const cacaoOf = (
    address: string,
    signature: string,
    type: Cacao['s']['t'] = 'eip191',
  ): Cacao => ({
    h: { t: 'caip122' },
    p: {
      iss: `did:pkh:${signer.chainId}:${address}`,
      domain,
      aud: uri,
      version: '1',
      nonce,
      iat: issuedAt ?? '',
      exp: expirationTime,
      nbf: notBefore,
      statement,
      requestId,
      resources: ['https://app.example.com/terms', recap],
    },
    s: { t: type, s: signature },
  })
  const signed = async (type: Cacao['s']['t'] = 'eip191'): Promise<SignInSession> => {
    const { message } = sessionOfCacao(cacaoOf(signer.address, blob))
    return sessionOfCacao(cacaoOf(signer.address, await signer.sign(message), type))
  }
  const { fetch, requests } = nodeOf({ ...accepting, eth_getCode: () => '0x' })
  const verify = createVerifier(verifyHost(fetch))

  test('createVerifier accepts a cacao that the key of the issuer signed', async () => {
    const session = await signed()
    expect(session.message).toContain('I further authorize')
    await expect(verify(session)).resolves.toBe(true)
  })

  const changes: Readonly<Record<string, string | readonly string[] | undefined>> = {
    iss: `did:pkh:eip155:1:${contract}`,
    domain: 'evil.example',
    aud: 'https://evil.example',
    version: '2',
    nonce: 'aaaaaaaaaaaaaaaaa',
    iat: '2026-03-01T10:00:01.000Z',
    exp: undefined,
    nbf: undefined,
    statement: 'Sign in to another shop.',
    requestId: undefined,
    resources: [recap],
  }
  test.each(Object.entries(changes))(
    'createVerifier rejects another %s in the payload, with the text of the signature or of the payload',
    async (field, value) => {
      const session = await signed()
      const { cacao } = session
      if (cacao === undefined) throw new Error('The session has no cacao')
      const p = { ...cacao.p, [field]: value }
      await expect(verify({ ...session, cacao: { ...cacao, p } })).resolves.toBe(false)
      if (field === 'version') return
      await expect(verify(sessionOfCacao({ ...cacao, p }))).resolves.toBe(false)
    },
  )

  test('createVerifier rejects the cacao of another session', async () => {
    const session = await signed()
    const { cacao } = session
    const ownSignature = await signIn(signer)
    await expect(verify({ ...ownSignature, cacao })).resolves.toBe(false)
    await expect(verify({ ...session, signature: ownSignature.signature })).resolves.toBe(false)
  })

  test('createVerifier never asks a contract about an eip191 cacao, and only a contract about an eip1271 one', async () => {
    const before = requests.length
    await expect(verify(sessionOfCacao(cacaoOf(contract, blob)))).resolves.toBe(false)
    expect(requests).toHaveLength(before)
    await expect(verify(await signed('eip1271'))).resolves.toBe(false)
    const onContract = createVerifier(verifyHost(nodeOf(accepting).fetch))
    await expect(onContract(sessionOfCacao(cacaoOf(contract, blob, 'eip1271')))).resolves.toBe(true)
  })
})
