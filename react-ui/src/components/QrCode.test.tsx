import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KitMark } from './KitMark.tsx'
import { QrCode } from './QrCode.tsx'

const qrCode = (text: string | null) => (
  <QrCode text={text} label="QR code for Foxglove">
    <KitMark />
  </QrCode>
)

test('QrCode is a labelled image, and the encoded text is not in the document', () => {
  const { container } = render(qrCode('wc:secret@2'))
  expect(screen.getByRole('img', { name: 'QR code for Foxglove' })).toBeTruthy()
  expect(container.innerHTML).not.toContain('secret')
  expect(container.querySelectorAll('path')).toHaveLength(2)
})

test('QrCode without a text draws eyes and dots around the logo', () => {
  const { container } = render(qrCode(null))
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('.lk-qr-placeholder .lk-qr-eyes')).not.toBeNull()
  expect(container.querySelector('.lk-qr-logo .lk-mark')).not.toBeNull()
})

test('QrCode draws another code when its text changes', () => {
  const { container, rerender } = render(qrCode('wc:one@2'))
  const first = container.querySelector('.lk-qr-modules')?.getAttribute('d')
  rerender(qrCode('wc:two@2'))
  expect(container.querySelector('.lk-qr-modules')?.getAttribute('d')).not.toBe(first)
})
