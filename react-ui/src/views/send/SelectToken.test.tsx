import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { coin, ether, fillingView } from '../../testing/send.ts'
import { SelectToken } from './SelectToken.tsx'

const sameSymbol = {
  ...coin,
  address: '0xA0b8B23C4D5e6F708192a3B4c5D6e7F8091a2b3C',
  balance: '5',
  iconUrl: null,
}

test('SelectToken shows the addresses of tokens with the same name, and a click picks the clicked token [H8]', async () => {
  const send = fillingView({ assets: [ether, coin, sameSymbol], asset: coin })
  const onDone = vi.fn()
  render(<SelectToken send={send} onDone={onDone} />)
  expect(screen.getAllByRole('button', { name: /^USD Coin/ })).toHaveLength(2)
  expect(screen.getByTitle(coin.address ?? '')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^USD Coin/, current: true }).textContent).toContain(
    '06eB48',
  )
  await userEvent.click(screen.getByTitle(sameSymbol.address))
  expect(send.pick).toHaveBeenCalledWith(sameSymbol)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('SelectToken shows the balance and value of a token, and dashes if they are unknown', () => {
  render(
    <SelectToken
      send={fillingView({ assets: [ether, { ...coin, balance: null }] })}
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
])('SelectToken with the search text %s finds %s', async (text, name) => {
  render(<SelectToken send={fillingView()} onDone={() => {}} />)
  await userEvent.type(screen.getByRole('searchbox'), text)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toBeTruthy()
})

test('SelectToken shows a message for a search without a match, which can be cleared', async () => {
  render(<SelectToken send={fillingView()} onDone={() => {}} />)
  await userEvent.type(screen.getByRole('searchbox'), 'nothing')
  expect(screen.getByRole('heading', { name: 'No token matches “nothing”' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(screen.getByRole('button', { name: /^Ether/ })).toBeTruthy()
})

test('SelectToken counts indivisible tokens and has an empty and a loading state', () => {
  const { rerender } = render(<SelectToken send={fillingView({ hidden: 2 })} onDone={() => {}} />)
  expect(screen.getByText('2 non-divisible tokens hidden')).toBeTruthy()
  rerender(<SelectToken send={fillingView({ assets: [] })} onDone={() => {}} />)
  expect(screen.getByRole('heading', { name: 'Nothing to send yet' })).toBeTruthy()
  rerender(<SelectToken send={fillingView({ assets: [], loading: true })} onDone={() => {}} />)
  expect(screen.getByText('Loading tokens')).toBeTruthy()
})

test('SelectToken renders a token name with markup as text [M2]', () => {
  render(
    <SelectToken
      send={fillingView({ assets: [{ ...coin, name: '<a href="https://bad.example">Claim</a>' }] })}
      onDone={() => {}}
    />,
  )
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('<a href="https://bad.example">Claim</a>')).toBeTruthy()
})
