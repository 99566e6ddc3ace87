"""REST routes, a module for each resource."""
