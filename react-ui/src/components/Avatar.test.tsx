import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'

const styleOf = (address: string) => {
  const { container } = render(<Avatar address={address} image={null} />)
  return container.firstElementChild?.getAttribute('style')
}

test('Avatar derives its gradient from the address, with or without its checksum', () => {
  expect(styleOf('0xAbCd000000000000000000000000000000000001')).toBe(
    styleOf('0xabcd000000000000000000000000000000000001'),
  )
  expect(styleOf('0xabcd000000000000000000000000000000000001')).not.toBe(
    styleOf('0xabcd000000000000000000000000000000000002'),
  )
})

test('Avatar rejects unsafe image URLs and falls back to the gradient if the picture fails to load [R8]', () => {
  const { container, rerender } = render(
    <Avatar address="0x1" image="https://example.com/me.png" />,
  )
  expect(container.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer')
  fireEvent.error(container.querySelector('img') ?? container)
  expect(container.querySelector('img')).toBeNull()
  rerender(<Avatar address="0x1" image="javascript:alert(1)" />)
  expect(container.querySelector('img')).toBeNull()
})
