import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { coin, ether, filling } from '../../testing/send.ts'
import { SelectToken } from './SelectToken.tsx'

afterEach(cleanup)

const twin = {
  ...coin,
  address: '0xA0b8B23C4D5e6F708192a3B4c5D6e7F8091a2b3C',
  balance: '5',
  iconUrl: null,
}

test('H8 two tokens of one name are told apart, and chosen, by their addresses', async () => {
  const send = filling({ assets: [ether, coin, twin], asset: coin })
  const done = vi.fn()
  render(<SelectToken send={send} onDone={done} />)
  expect(screen.getAllByRole('button', { name: /^USD Coin/ })).toHaveLength(2)
  expect(screen.getByTitle(coin.address ?? '')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^USD Coin/, current: true }).textContent).toContain(
    '06eB48',
  )
  await userEvent.click(screen.getByTitle(twin.address))
  expect(send.pick).toHaveBeenCalledWith(twin)
  expect(done).toHaveBeenCalledTimes(1)
})

test('a row says what is held and what it is worth; what is not known is a dash', () => {
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
])('%s is found by name, symbol or address', async (text, name) => {
  render(<SelectToken send={filling()} onDone={() => {}} />)
  await userEvent.type(screen.getByRole('searchbox'), text)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toBeTruthy()
})

test('what is not found says so, and the search can be cleared', async () => {
  render(<SelectToken send={filling()} onDone={() => {}} />)
  await userEvent.type(screen.getByRole('searchbox'), 'nothing')
  expect(screen.getByRole('heading', { name: 'No token matches “nothing”' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(screen.getByRole('button', { name: /^Ether/ })).toBeTruthy()
})

test('tokens that cannot be divided are counted, not shown; an empty list is said to be empty, a read one waited for', () => {
  const { rerender } = render(<SelectToken send={filling({ hidden: 2 })} onDone={() => {}} />)
  expect(screen.getByText('2 tokens that cannot be divided are not shown')).toBeTruthy()
  rerender(<SelectToken send={filling({ assets: [] })} onDone={() => {}} />)
  expect(screen.getByRole('heading', { name: 'Nothing to send yet' })).toBeTruthy()
  rerender(<SelectToken send={filling({ assets: [], loading: true })} onDone={() => {}} />)
  expect(screen.getByText('Loading tokens')).toBeTruthy()
})

test('M2 a name that looks like a page is text', () => {
  render(
    <SelectToken
      send={filling({ assets: [{ ...coin, name: '<a href="https://bad.example">Claim</a>' }] })}
      onDone={() => {}}
    />,
  )
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('<a href="https://bad.example">Claim</a>')).toBeTruthy()
})
