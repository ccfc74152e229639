import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { portfolioModel } from './portfolio.model.ts'

describeWalk(portfolioModel)
describeRandomWalk(portfolioModel)
