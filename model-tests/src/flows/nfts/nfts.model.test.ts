import { walkChart } from '../../walker/suite.ts'
import { nftsModel } from './nfts.model.ts'

walkChart(nftsModel)
