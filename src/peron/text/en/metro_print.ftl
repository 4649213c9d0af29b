### What is printed on the board of Metro, and spoken for it.

metro-print-description = 8 columns a to h, 8 rows 1 to 8, the central station in the middle, 32 numbered stations around.
metro-print-central = central
metro-print-kinds = 60 tiles of 24 kinds
metro-print-upright = Laid with the arrow up
