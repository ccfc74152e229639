import { describeRandomWalk, describeWalk } from '../../../walker/suite.ts'
import { farcasterModel } from './farcaster.model.ts'

describeWalk(farcasterModel)
describeRandomWalk(farcasterModel)
