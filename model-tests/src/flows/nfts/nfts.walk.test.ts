import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { nftsModel } from './nfts.model.ts'

describeWalk(nftsModel)
describeRandomWalk(nftsModel)
