import { walkChart } from '../../walker/suite.ts'
import { portfolioModel } from './portfolio.model.ts'

walkChart(portfolioModel)
