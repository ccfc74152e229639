import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { coin, ether, filling } from '../../testing/send.ts'
import { SelectToken } from './SelectToken.tsx'

afterEach(cleanup)

const sameSymbol = {
  ...coin,
  address: '0xA0b8B23C4D5e6F708192a3B4c5D6e7F8091a2b3C',
  balance: '5',
  iconUrl: null,
}

test('tokens with the same name show their addresses, and a click picks the right one [H8]', async () => {
  const send = filling({ assets: [ether, coin, sameSymbol], asset: coin })
  const done = vi.fn()
  render(<SelectToken send={send} onDone={done} />)
  expect(screen.getAllByRole('button', { name: /^USD Coin/ })).toHaveLength(2)
  expect(screen.getByTitle(coin.address ?? '')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^USD Coin/, current: true }).textContent).toContain(
    '06eB48',
  )
  await userEvent.click(screen.getByTitle(sameSymbol.address))
  expect(send.pick).toHaveBeenCalledWith(sameSymbol)
  expect(done).toHaveBeenCalledTimes(1)
})

test('a token row shows balance and value, and a dash if they are unknown', () => {
  render(
    <SelectToken
      send={filling({ assets: [ether, { ...coin, balance: null }] })}
      onDone={() => {}}
    />,
  )
  expect(screen.getByRole('button', { name: /^Ether/ }).textContent).toContain('$4,320.99')
  expect(screen.getByRole('button', { name: /^USD Coin/ }).textContent).toMatch(/––$/)
})

test.each([
  ['usd', 'USD Coin'],
  ['ETHER', 'Ether'],
  ['0xa0b869', 'USD Coin'],
])('the token search finds %s by name, symbol or address', async (text, name) => {
  render(<SelectToken send={filling()} onDone={() => {}} />)
  await userEvent.type(screen.getByRole('searchbox'), text)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toBeTruthy()
})

test('a token search without a match shows a message and can be cleared', async () => {
  render(<SelectToken send={filling()} onDone={() => {}} />)
  await userEvent.type(screen.getByRole('searchbox'), 'nothing')
  expect(screen.getByRole('heading', { name: 'No token matches “nothing”' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(screen.getByRole('button', { name: /^Ether/ })).toBeTruthy()
})

test('the token list counts indivisible tokens and has an empty and a loading state', () => {
  const { rerender } = render(<SelectToken send={filling({ hidden: 2 })} onDone={() => {}} />)
  expect(screen.getByText('2 tokens that cannot be divided are not shown')).toBeTruthy()
  rerender(<SelectToken send={filling({ assets: [] })} onDone={() => {}} />)
  expect(screen.getByRole('heading', { name: 'Nothing to send yet' })).toBeTruthy()
  rerender(<SelectToken send={filling({ assets: [], loading: true })} onDone={() => {}} />)
  expect(screen.getByText('Loading tokens')).toBeTruthy()
})

test('a token name with markup is rendered as text [M2]', () => {
  render(
    <SelectToken
      send={filling({ assets: [{ ...coin, name: '<a href="https://bad.example">Claim</a>' }] })}
      onDone={() => {}}
    />,
  )
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('<a href="https://bad.example">Claim</a>')).toBeTruthy()
})
