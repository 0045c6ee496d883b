// mean_points.cpp: how many points random players make on average, from C++.
//
//     c++ -std=c++17 examples/mean_points.cpp -laude && ./a.out "hunters seats=3" 1000
#include <aude.h>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

// Rules belong to the library, so it frees them.
struct FreeRules {
    void operator()(aude_rules *rules) const
    {
        aude_rules_free(rules);
    }
};
using Rules = std::unique_ptr<aude_rules, FreeRules>;

static Rules read_rules(const std::string &text)
{
    aude_rules *rules = nullptr;
    const aude_status status = aude_rules_read(text.c_str(), &rules, nullptr);
    if (status != AUDE_OK)
        std::cerr << "mean_points: no such rules (" << aude_status_name(status) << ")\n";
    return Rules(rules);
}

// A state is a block of the caller, aligned like uint64_t.
class Game
{
  public:
    explicit Game(const aude_rules &rules)
        : rules(rules), block(aude_state_size(&rules) / sizeof(std::uint64_t) + 1)
    {
    }

    void play(aude_rng &rng)
    {
        aude_start(&rules, state());
        while (aude_actor(state()) != AUDE_OVER) {
            const int which = aude_rng_below(&rng, aude_count(state()));
            aude_apply(state(), aude_pick(state(), which), nullptr);
        }
    }

    int points(int seat)
    {
        int scores[AUDE_SEATS];
        aude_scores(state(), scores);
        return scores[seat];
    }

  private:
    aude_state *state()
    {
        return reinterpret_cast<aude_state *>(block.data());
    }

    const aude_rules &rules;
    std::vector<std::uint64_t> block;
};

int main(int argc, char **argv)
{
    const Rules rules = read_rules(argc > 1 ? argv[1] : "carcassonne seats=2");
    const int games = argc > 2 ? std::atoi(argv[2]) : 100;
    if (games < 1)
        std::cerr << "mean_points: how many games is a number from 1 on\n";
    if (!rules || games < 1)
        return 1;
    aude_rng rng;
    aude_rng_seed(&rng, 1);
    Game game(*rules);
    std::vector<long> sums(static_cast<std::size_t>(aude_seats(rules.get())));
    for (int i = 0; i < games; i++) {
        game.play(rng);
        for (std::size_t seat = 0; seat < sums.size(); seat++)
            sums[seat] += game.points(static_cast<int>(seat));
    }
    for (std::size_t seat = 0; seat < sums.size(); seat++)
        std::cout << "seat " << seat << " has " << static_cast<double>(sums[seat]) / games
                  << " points on average\n";
    return 0;
}
