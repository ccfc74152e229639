// SPDX-License-Identifier: MIT
//
// Compiled as described in ../token/SandboxToken.sol, but with evmVersion "cancun", which ERC721.sol requires.
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// An ERC-721 collection. The owner mints NFTs by id.
contract SandboxCollection is ERC721, Ownable {
    constructor(string memory name_, string memory symbol_, address owner_) ERC721(name_, symbol_) Ownable(owner_) {}

    function mint(address to, uint256 id) external onlyOwner {
        _mint(to, id);
    }
}
