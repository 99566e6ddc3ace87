brand = Ecotone
