export { createKit as createAppKit } from '../kit/create-kit.ts'
